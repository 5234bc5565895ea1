import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch, { switchClasses } from '@mui/joy/Switch';
import { styled } from '@mui/joy/styles';

const SquareSwitch = styled(Switch)(({ theme }) => ({
  '--Switch-trackRadius': theme.vars.radius.xs,
  '--Switch-trackWidth': '48px',
  '--Switch-thumbWidth': '22px',
  [`& .${switchClasses.thumb}`]: {
    transition: 'left 150ms',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
}));

export default function SwitchStyled() {
  return (
    <Stack spacing={1.5}>
      <FormControl orientation="horizontal" sx={{ justifyContent: 'space-between', gap: 3 }}>
        <FormLabel>Valve 1</FormLabel>
        <SquareSwitch defaultChecked />
      </FormControl>
      <FormControl orientation="horizontal" sx={{ justifyContent: 'space-between', gap: 3 }}>
        <FormLabel>Valve 2</FormLabel>
        <SquareSwitch variant="soft" />
      </FormControl>
    </Stack>
  );
}
