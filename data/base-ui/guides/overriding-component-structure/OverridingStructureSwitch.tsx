import { Switch, switchClasses, type SwitchThumbSlotProps } from '@mui/base/Switch';
import { styled } from '@mui/system';

/** Renders an element inside the thumb, and leaves `ownerState` out of the attributes. */
function LampThumb({ ownerState, ...props }: SwitchThumbSlotProps) {
  return (
    <span {...props}>
      <span aria-hidden="true">{ownerState.checked ? '☀' : '☾'}</span>
    </span>
  );
}

export default function OverridingStructureSwitch() {
  return (
    <Column>
      <Label>
        <Toggle defaultChecked /> Default structure
      </Label>
      <Label>
        <Toggle defaultChecked slots={{ root: 'b' }} /> Root element replaced
      </Label>
      <Label>
        <Toggle className="rail" defaultChecked slots={{ track: null }} /> Track removed
      </Label>
      <Label>
        <Toggle defaultChecked slots={{ thumb: LampThumb }} /> Thumb replaced by a component
      </Label>
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: '12px', justifyItems: 'start' });

const Label = styled('label')({ display: 'flex', gap: '12px', alignItems: 'center' });

const Toggle = styled(Switch)({
  position: 'relative',
  flex: 'none',
  width: '44px',
  height: '24px',
  borderRadius: '999px',
  '&.rail': { border: '1px solid light-dark(#64748b, #94a3b8)' },
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
    display: 'grid',
    placeItems: 'center',
    width: '18px',
    height: '18px',
    borderRadius: '50%',
    fontSize: '12px',
    lineHeight: 1,
    color: 'light-dark(#0f172a, #f1f5f9)',
    background: 'light-dark(#ffffff, #0f172a)',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
  [`&.${switchClasses.checked}`]: {
    [`& .${switchClasses.track}`]: { background: 'light-dark(#115e59, #5eead4)' },
    [`& .${switchClasses.thumb}`]: { insetInlineStart: '23px' },
  },
  [`&.rail .${switchClasses.thumb}`]: {
    insetBlockStart: '2px',
    background: 'light-dark(#115e59, #5eead4)',
  },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  '@media (forced-colors: active)': {
    [`& .${switchClasses.track}`]: { border: '1px solid ButtonText' },
    [`& .${switchClasses.thumb}`]: { background: 'ButtonText' },
    [`&.rail .${switchClasses.thumb}`]: { background: 'ButtonText' },
  },
});
