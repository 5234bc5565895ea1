import { useSwitch } from '@mui/base/useSwitch';
import { styled } from '@mui/system';

function LampSwitch({ children, ...parameters }: { children: string; defaultChecked?: boolean }) {
  const { getInputProps, checked, focusVisible } = useSwitch(parameters);

  return (
    <Plate data-on={checked || undefined} data-focus={focusVisible || undefined}>
      <HiddenInput {...getInputProps()} />
      <span aria-hidden>{checked ? '◆' : '◇'}</span>
      {children}
    </Plate>
  );
}

export default function OverviewHook() {
  return <LampSwitch defaultChecked>Recording lamp</LampSwitch>;
}

const Plate = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  gap: 10,
  padding: '10px 16px',
  border: '2px solid light-dark(#64748b, #94a3b8)',
  borderRadius: 8,
  '&[data-on]': { borderColor: 'light-dark(#b91c1c, #fca5a5)', fontWeight: 600 },
  '&[data-focus]': { outline: '3px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: 2 },
});

const HiddenInput = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
});
