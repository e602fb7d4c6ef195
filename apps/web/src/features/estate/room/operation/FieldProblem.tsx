type FieldProblemProps = { id?: string; text: string | undefined };
/** What is wrong with what stands above it, said as soon as it is. */
export const FieldProblem = ({ id, text }: FieldProblemProps) =>
  text && (
    <div id={id} className="field-problem" role="alert">
      {text}
    </div>
  );
