/** The site's icons: 24 × 24, stroked in the current text color. */
import type { NavIcon } from '@/src/shared/nav';

const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M15.8 15.8L20 20',
  chevron: 'M7 10l5 5 5-5',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  dark: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  settings: 'M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  edit: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  code: 'M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5',
  external: 'M8 5H5v14h14v-3M13 4h7v7M20 4l-9 9',
  start: 'M6 21V4M6 5h11l-2.5 4L17 13H6',
  components: 'M4 4h7v7H4zM13 13h7v7h-7zM13 4h7v7h-7zM4 13h7v7H4z',
  guide: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V19',
  test: 'M9 3h6M10 3v6l-5 9.5A1.7 1.7 0 0 0 6.5 21h11a1.7 1.7 0 0 0 1.5-2.5L14 9V3M7.5 15h9',
  table: 'M4 5h16v14H4zM4 10h16M10 10v9',
  api: 'M4 6h4v4H4zM4 14h4v4H4zM12 8h8M12 16h8',
  link: 'M10 14l4-4M8.5 11.5l-2 2a2.8 2.8 0 0 0 4 4l2-2M15.5 12.5l2-2a2.8 2.8 0 0 0-4-4l-2 2',
  bolt: 'M13 3L5 13.5h6L10.5 21 19 10h-6.5z',
  cube: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  focus: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M12 11v2M11 12h2',
  reset: 'M5 12a7 7 0 1 0 2.2-5.1L5 9M5 4.5V9h4.5',
  copy: 'M9 9h10.5v10.5H9zM15 5.5V4.5H4.5V15h1',
  thumb:
    'M4.5 11h3v9h-3zM7.5 11.5L11 4a2 2 0 0 1 2 2.2V10h5.2a2 2 0 0 1 2 2.3l-.9 6a2 2 0 0 1-2 1.7H7.5',
  more: 'M4.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M11.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M18.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0',
} as const satisfies Record<NavIcon, string> & Record<string, string>;

export type IconName = keyof typeof PATHS;

/**
 * A decorative icon, 20 CSS pixels by default. Its meaning is in the text beside it or in the accessible name of its
 * control.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={className}
      width="1.25rem"
      height="1.25rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The site's logo: a fern frond on a page. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--fg-blue-500)" />
      <g fill="none" stroke="#fff" strokeWidth="2.25" strokeLinecap="round">
        <path d="M11 26C12 18 15.5 11 21.5 6.5" />
        <path d="M12.2 20.5C9.8 19.7 8.2 18 7.6 15.4M14.2 15.3c-2-.9-3.3-2.5-3.7-4.8M17 11c-1.3-.9-2-2.2-2.1-4M13 19.5c2.9 1 6 .6 8.6-1.3M15.3 14.5c2.5.7 5.1.2 7.3-1.5M18.3 10.2c1.9.4 3.7 0 5.2-1.1" />
      </g>
    </svg>
  );
}
