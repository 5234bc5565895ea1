import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const doubled = (exponent: number) => 2 ** exponent;

export default function SliderScale() {
  const id = React.useId();
  const [exponent, setExponent] = React.useState(3);

  return (
    <Panel>
      <Row>
        <span id={id}>Radar range</span>
        <span>{doubled(exponent)} nautical miles</span>
      </Row>
      <Fader
        aria-labelledby={id}
        getAriaValueText={(miles) => `${miles} nautical miles`}
        max={6}
        scale={doubled}
        shiftStep={2}
        value={exponent}
        onChange={(_event, value) => typeof value === 'number' && setExponent(value)}
      />
    </Panel>
  );
}

const Panel = styled('div')({ display: 'grid', gap: '8px', width: '100%', maxWidth: '320px' });

const Row = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: '16px' });

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
