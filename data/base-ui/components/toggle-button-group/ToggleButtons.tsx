import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const layers = ['Depths', 'Buoys', 'Traffic'];

export default function ToggleButtons() {
  const [shown, setShown] = React.useState<readonly string[]>(['Depths']);

  return (
    <div>
      <Group role="group" aria-label="Layers of the chart">
        {layers.map((layer) => (
          <Toggle
            key={layer}
            aria-pressed={shown.includes(layer)}
            onClick={() =>
              setShown(
                shown.includes(layer)
                  ? shown.filter((other) => other !== layer)
                  : [...shown, layer],
              )
            }
          >
            {layer}
          </Toggle>
        ))}
      </Group>
      <p role="status">Layers on the chart: {shown.join(', ') || 'none'}</p>
    </div>
  );
}

const Group = styled('div')({
  display: 'inline-flex',
  maxWidth: '100%',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '8px',
});

const Toggle = styled(Button)({
  padding: '8px 12px',
  border: 0,
  borderInlineStart: '1px solid light-dark(#64748b, #94a3b8)',
  font: 'inherit',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'none',
  cursor: 'pointer',
  '&:first-of-type': {
    borderInlineStart: 0,
    borderStartStartRadius: '7px',
    borderEndStartRadius: '7px',
  },
  '&:last-of-type': { borderStartEndRadius: '7px', borderEndEndRadius: '7px' },
  '&[aria-pressed="true"]': {
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    background: 'light-dark(#ccfbf1, #134e4a)',
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
