import type { SVGProps } from 'react';
import SvgIcon from '@mui/material/SvgIcon';
import Stack from '@mui/material/Stack';

/** Represents the component that `import Clock from './clock.svg?react'` returns. */
function Clock(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 100 100" {...props}>
      <path d="M50 5a45 45 0 1 0 0 90 45 45 0 0 0 0-90Zm0 8a37 37 0 1 1 0 74 37 37 0 0 1 0-74Zm-4 10v29l20 14 5-7-17-12V23Z" />
    </svg>
  );
}

export default function SvgIconComponent() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <SvgIcon component={Clock} inheritViewBox />
      <SvgIcon component={Clock} viewBox="0 0 100 100" color="primary" fontSize="large" />
    </Stack>
  );
}
