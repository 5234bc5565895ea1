import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

export default function CustomizationHook() {
  return (
    <Column>
      <LampTile label="Pier lamp" defaultChecked />
      <LampTile label="Crane lamp" />
      <LampTile label="Dock lamp (in repair)" disabled />
    </Column>
  );
}

function LampTile({ label, ...parameters }: UseSwitchParameters & { label: string }) {
  const { getInputProps, checked, disabled, focusVisible } = useSwitch(parameters);

  return (
    <Tile data-on={checked} data-focus={focusVisible} data-disabled={disabled}>
      <input {...getInputProps()} /> {label}
    </Tile>
  );
}

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: '12px',
  width: '100%',
  maxWidth: '520px',
});

const Tile = styled('label')({
  position: 'relative',
  padding: '16px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '12px',
  cursor: 'pointer',
  '& input': { accentColor: 'light-dark(#115e59, #5eead4)' },
  '&[data-on="true"]': {
    borderColor: 'light-dark(#115e59, #5eead4)',
    fontWeight: 600,
    background: 'light-dark(#ccfbf1, #134e4a)',
  },
  '&[data-focus="true"]': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  '&[data-disabled="true"]': {
    borderStyle: 'dashed',
    color: 'light-dark(#475569, #94a3b8)',
    cursor: 'not-allowed',
  },
});
