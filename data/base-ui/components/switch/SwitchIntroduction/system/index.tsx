import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

export default function SwitchIntroduction() {
  return (
    <List>
      <Label>
        <Toggle defaultChecked /> Harbor lights
      </Label>
      <Label>
        <Toggle /> Foghorn
      </Label>
      <Label>
        <Toggle disabled /> Backup generator (in repair)
      </Label>
    </List>
  );
}

const List = styled('div')({ display: 'grid', gap: '12px', justifyItems: 'start' });

const Label = styled('label')({ display: 'flex', gap: '12px', alignItems: 'center' });

const Toggle = styled(Switch)({
  position: 'relative',
  flex: 'none',
  width: '44px',
  height: '24px',
  borderRadius: '999px',
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: 'light-dark(#64748b, #94a3b8)',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineStart: '3px',
    width: '18px',
    height: '18px',
    borderRadius: '50%',
    background: 'light-dark(#ffffff, #0f172a)',
    transition: 'inset-inline-start 120ms',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  [`&.${switchClasses.checked}`]: {
    [`& .${switchClasses.track}`]: { background: 'light-dark(#115e59, #5eead4)' },
    [`& .${switchClasses.thumb}`]: { insetInlineStart: '23px' },
  },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  [`&.${switchClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
  '@media (prefers-reduced-motion: reduce)': {
    [`& .${switchClasses.thumb}`]: { transition: 'none' },
  },
  '@media (forced-colors: active)': {
    [`& .${switchClasses.track}`]: { border: '1px solid ButtonText' },
    [`& .${switchClasses.thumb}`]: { background: 'ButtonText' },
  },
});
