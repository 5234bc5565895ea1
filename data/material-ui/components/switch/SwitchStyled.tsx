import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const LeverSwitch = styled(Switch)(({ theme }) => ({
  width: 56,
  height: 32,
  padding: 0,
  overflow: 'visible',
  [`& .${switchClasses.switchBase}`]: {
    padding: 6,
    borderRadius: 8,
    [`&.${switchClasses.checked}`]: {
      transform: 'translateX(24px)',
      [`& + .${switchClasses.track}`]: {
        opacity: 1,
        backgroundColor: (theme.vars ?? theme).palette.success.main,
      },
    },
    '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 1 },
  },
  [`& .${switchClasses.thumb}`]: {
    borderRadius: 4,
    boxShadow: 'none',
    backgroundColor: (theme.vars ?? theme).palette.text.primary,
  },
  [`& .${switchClasses.track}`]: {
    boxSizing: 'border-box',
    borderRadius: 8,
    border: `2px solid ${(theme.vars ?? theme).palette.text.secondary}`,
    opacity: 1,
    backgroundColor: 'transparent',
  },
}));

export default function SwitchStyled() {
  return (
    <FormControlLabel
      control={<LeverSwitch defaultChecked disableRipple />}
      label="Mount power"
      sx={{ m: 0, gap: 1.5 }}
    />
  );
}
