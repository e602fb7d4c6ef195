type FieldProblemProps = { id?: string; text: string | undefined };
/** Shows the error of the field above it; the role `alert` makes screen readers announce the error at once. */
export const FieldProblem = ({ id, text }: FieldProblemProps) =>
  text && (
    <div id={id} className="field-problem" role="alert">
      {text}
    </div>
  );
