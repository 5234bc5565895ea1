import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const ships = [
  { name: 'Petrel', length: 18 },
  { name: 'Aurora', length: 34 },
  { name: 'Nordlys', length: 52 },
  { name: 'Clementine', length: 75 },
];

export default function SliderRange() {
  const [range, setRange] = React.useState([30, 60]);
  const [shortest = 0, longest = 0] = range;
  const found = ships.filter(({ length }) => length >= shortest && length <= longest);

  return (
    <Panel>
      <div>
        Length: {shortest} to {longest} meters
      </div>
      <Fader
        getAriaLabel={(index) => (index === 0 ? 'Minimum length' : 'Maximum length')}
        getAriaValueText={(value) => `${value} meters`}
        max={80}
        value={range}
        onChange={(_event, value) => Array.isArray(value) && setRange(value)}
      />
      <div role="status">{found.map(({ name }) => name).join(', ') || 'No ships'}</div>
    </Panel>
  );
}

const Panel = styled('div')({ display: 'grid', gap: '8px', width: '100%', maxWidth: '320px' });

const Fader = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: '24px',
  marginInline: '12px',
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}`]: {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '10px',
    height: '4px',
    borderRadius: '2px',
    background: 'light-dark(#64748b, #94a3b8)',
  },
  [`& .${sliderClasses.track}`]: {
    position: 'absolute',
    insetBlockStart: '8px',
    height: '8px',
    borderRadius: '4px',
    background: 'light-dark(#115e59, #5eead4)',
  },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 0,
    boxSizing: 'border-box',
    width: '24px',
    height: '24px',
    marginInline: '-12px',
    border: '3px solid light-dark(#ffffff, #0f172a)',
    borderRadius: '50%',
    background: 'light-dark(#115e59, #5eead4)',
  },
  [`& .${sliderClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
  },
});
