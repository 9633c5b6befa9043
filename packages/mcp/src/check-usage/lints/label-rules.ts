/** The names that a control accepts, and the edit that gives it one. */
export interface LabelRule {
  /** The word of assistive technology for it, such as "text field". */
  role: string;
  /** Props that name it, besides `aria-label` and `aria-labelledby`. */
  props: readonly string[];
  /** Whether its content names it. */
  content: boolean;
  /** Whether a `Field`, a `<label>` or an `id` that a label refers to names it. */
  field: boolean;
  /** The edit that names it, without its final period. */
  edit: string;
}

const FIELD =
  'Put it into `<Field label="…">` of `@storefront-toolkit/ui/forms/label`, or give it an `aria-label`';
const control = (role: string): LabelRule => ({
  role,
  props: [],
  content: false,
  field: true,
  edit: FIELD,
});
const choice = (role: string): LabelRule => ({
  role,
  props: [],
  content: true,
  field: true,
  edit: 'Write the label as its content, or give it an `aria-label` if the text is elsewhere, as in a table',
});
const button = (edit: string, props: readonly string[] = []): LabelRule => ({
  role: 'button',
  props,
  content: true,
  field: false,
  edit,
});
const ICON_BUTTON = 'Give it text as content, or use `<IconButton label="…">` for an icon alone';

/** Rules for components, as the components themselves report a missing name during development. */
export const COMPONENT_RULES: Record<string, LabelRule> = {
  Button: button(ICON_BUTTON),
  ButtonLink: {...button('Give it text as content, or an `aria-label`', ['render']), role: 'link'},
  IconButton: {
    ...button('Say what the button does: `label="Remove Wool scarf"`', ['label']),
    content: false,
  },
  AccordionTrigger: button('Give it text as content'),
  TabsTrigger: {...button('Give it text as content'), role: 'tab'},
  Input: control('text field'),
  Textarea: control('text field'),
  FormSelect: control('select box'),
  SelectTrigger: control('select box'),
  Combobox: control('combobox'),
  Checkbox: choice('checkbox'),
  Switch: choice('switch'),
  Slider: {
    ...control('slider'),
    props: ['label'],
    edit: 'Pass `label`, or put it into `<Field label="…">`',
  },
  QuantityControls: {
    ...control('number field'),
    props: ['label'],
    edit: 'Name what is counted: `label="Quantity of Wool scarf"`, or put it into `<Field label="…">`',
  },
  TabsList: {
    ...control('list of tabs'),
    field: false,
    edit: 'Say what the tabs are about: `aria-label="Product information"`, or pass the id of a heading as `aria-labelledby`',
  },
};

/** Rules for HTML's own elements. */
export const ELEMENT_RULES: Record<string, LabelRule> = {
  button: button('Give it text as content, or an `aria-label`'),
  input: control('text field'),
  select: control('select box'),
  textarea: control('text field'),
};

/** Overlays that a title inside names: the content's component, and the title's. */
export const TITLED: Record<string, string> = {
  DialogContent: 'DialogTitle',
  DrawerContent: 'DrawerTitle',
  FlexDrawerContent: 'FlexDrawerTitle',
  PopoverContent: 'PopoverTitle',
  SheetContent: 'SheetTitle',
};
