import { brand } from './brand.ts';

/**
 * Renders the logo of the theme, or the console's own logo by default. Hidden from screen readers, because the name always stands beside
 * it.
 */
export function Logo({ size = 28 }: { size?: number }) {
  if (brand.logo) return <img className="logo" src={brand.logo} alt="" height={size} />;
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <rect width="28" height="28" rx="8" fill="var(--primary)" />
      <path
        d="M7.5 21V11.6L14 8v13M14 21v-7.6l6.5 2.8V21M6 21h16M10.4 13.6v.1M10.4 17v.1M17.2 18.2v.1"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
