import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const GAP = 4;

export default function SliderMinimumGap() {
  const [hours, setHours] = React.useState<[number, number]>([8, 18]);

  const handleChange = (_event: Event, value: number | number[], thumb: number) => {
    if (!Array.isArray(value)) return;
    const [opens = 0, closes = 24] = value;
    if (thumb === 0) setHours([Math.min(opens, hours[1] - GAP), hours[1]]);
    else setHours([hours[0], Math.max(closes, hours[0] + GAP)]);
  };

  return (
    <Panel>
      <div>
        The lock operates from {hours[0]}:00 to {hours[1]}:00.
      </div>
      <Fader
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Opening time' : 'Closing time')}
        getAriaValueText={(value) => `${value}:00`}
        max={24}
        shiftStep={3}
        value={hours}
        onChange={handleChange}
      />
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
