import Chip from '@mui/material/Chip';
import { useTheme, type Breakpoint } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

function useBreakpoint(): Breakpoint {
  const { breakpoints } = useTheme();
  const sm = useMediaQuery(breakpoints.up('sm'));
  const md = useMediaQuery(breakpoints.up('md'));
  const lg = useMediaQuery(breakpoints.up('lg'));
  const xl = useMediaQuery(breakpoints.up('xl'));

  return (xl && 'xl') || (lg && 'lg') || (md && 'md') || (sm && 'sm') || 'xs';
}

export default function MediaQueryWidth() {
  return <Chip label={`This window is ${useBreakpoint()}`} />;
}
