/** The asterisk of a required control. It is only visual: the control itself says that it is required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ms-1 text-danger">
      *
    </span>
  );
}
