import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch, { switchClasses } from '@mui/joy/Switch';

export default function SwitchSx() {
  return (
    <FormControl orientation="horizontal" sx={{ gap: 2 }}>
      <FormLabel>Sunrise simulation</FormLabel>
      <Switch
        defaultChecked
        sx={(theme) => ({
          '--Switch-thumbBackground': theme.vars.palette.common.white,
          '&:hover': { '--Switch-thumbBackground': theme.vars.palette.common.white },
          [`&.${switchClasses.checked}, &.${switchClasses.checked}:hover`]: {
            '--Switch-trackBackground': theme.vars.palette.warning[500],
            '--Switch-thumbBackground': theme.vars.palette.common.white,
          },
          [`& .${switchClasses.thumb}`]: { transition: 'left 0.2s' },
        })}
      />
    </FormControl>
  );
}
