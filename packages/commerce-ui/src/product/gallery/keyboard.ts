import type {KeyboardRow} from '@storefront-toolkit/ui/internal';

/** The keys of a product gallery. */
export const keyboard = [
  {
    id: 'tab',
    keys: ['Tab'],
    action: 'Moves the focus from the button that opens the dialog to each small picture.',
  },
  {
    id: 'picture',
    keys: ['Enter', 'Space'],
    action: 'On a small picture: shows it large.',
  },
  {
    id: 'open',
    keys: ['Enter', 'Space'],
    action: 'On the large picture: opens the dialog.',
  },
  {
    id: 'next',
    keys: ['ArrowRight'],
    action: 'In the dialog: shows the next image, the first one after the last.',
  },
  {
    id: 'previous',
    keys: ['ArrowLeft'],
    action: 'In the dialog: shows the previous image, the last one before the first.',
  },
  {id: 'zoom-in', keys: ['+', '='], action: 'In the dialog: enlarges the image, twice at most.'},
  {id: 'zoom-out', keys: ['-'], action: 'In the dialog: makes the image smaller again.'},
  {
    id: 'pan',
    keys: ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'],
    action: 'On an enlarged image that has the focus: moves it in its area.',
  },
  {
    id: 'escape',
    keys: ['Escape'],
    action: 'Closes the dialog. The focus goes back to the button that opened it.',
  },
] as const satisfies readonly KeyboardRow[];
