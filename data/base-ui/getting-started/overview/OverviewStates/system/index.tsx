import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

const alarms = [
  { label: 'Tide warnings', defaultChecked: true },
  { label: 'Weather reports', defaultChecked: false },
  { label: 'Distress channel (always on)', defaultChecked: true, disabled: true },
];

export default function OverviewStates() {
  return (
    <Rows>
      {alarms.map(({ label, ...alarm }) => (
        <Row key={label}>
          <Switch {...alarm} slots={{ root: Rail, thumb: Thumb, input: Input }} />
          {label}
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled('div')({ display: 'grid', gap: '12px' });

const Row = styled('label')({ display: 'flex', alignItems: 'center', gap: '12px' });

const Rail = styled('span')({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'inline-block',
  flex: 'none',
  width: '44px',
  height: '24px',
  borderRadius: '12px',
  background: 'light-dark(#64748b, #475569)',
  [`&.${switchClasses.checked}`]: { background: 'light-dark(#115e59, #5eead4)' },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  [`&.${switchClasses.disabled}`]: { opacity: 0.6 },
});

const Thumb = styled('span')({
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineStart: '3px',
  width: '18px',
  height: '18px',
  borderRadius: '50%',
  background: 'light-dark(#ffffff, #f1f5f9)',
  '.base--checked > &': { insetInlineStart: '23px', background: 'light-dark(#ffffff, #042f2e)' },
  '@media (prefers-reduced-motion: no-preference)': { transition: 'inset-inline-start 150ms' },
});

const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
