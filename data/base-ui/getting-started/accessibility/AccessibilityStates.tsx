import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const watches = ['Morning watch', 'Day watch', 'Night watch'];

export default function AccessibilityStates() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Day watch']);

  return (
    <Group role="group" aria-label="Watches to take over">
      {watches.map((watch) => (
        <Watch
          key={watch}
          aria-pressed={chosen.includes(watch)}
          onClick={() =>
            setChosen(
              chosen.includes(watch)
                ? chosen.filter((other) => other !== watch)
                : [...chosen, watch],
            )
          }
        >
          <span className="mark" aria-hidden="true">
            ✓
          </span>{' '}
          {watch}
        </Watch>
      ))}
    </Group>
  );
}

const Group = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

const Watch = styled(Button)({
  padding: '8px 16px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '999px',
  font: 'inherit',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'none',
  cursor: 'pointer',
  '& .mark': { visibility: 'hidden' },
  '&[aria-pressed="true"]': {
    borderColor: 'light-dark(#115e59, #5eead4)',
    fontWeight: 600,
    background: 'light-dark(#ccfbf1, #134e4a)',
    '& .mark': { visibility: 'visible' },
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
