/**
 * Renders an outlined path on a 16 × 16 grid. Hidden from screen readers, because it always stands beside a text or inside a labelled
 * control. Larger icons have thinner lines on the grid, so that all lines look alike.
 */
export function Outline({ path, size = 16 }: { path: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 16 ? 1.05 : 1.15}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
