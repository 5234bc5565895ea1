import { Slider, sliderClasses, type SliderValueLabelSlotProps } from '@mui/base/Slider';
import { styled } from '@mui/system';

export default function SliderValueLabel() {
  return (
    <Panel>
      <Fader
        aria-label="Speed of the ship"
        defaultValue={12}
        getAriaValueText={formatSpeed}
        max={30}
        slots={{ valueLabel: ValueLabel }}
        valueLabelFormat={formatSpeed}
      />
    </Panel>
  );
}

function ValueLabel({ children }: SliderValueLabelSlotProps) {
  return <Bubble aria-hidden>{children}</Bubble>;
}

function formatSpeed(knots: number) {
  return `${knots} knots`;
}

const Panel = styled('div')({ width: '100%', maxWidth: '320px', paddingBlockStart: '36px' });

const Bubble = styled('span')({
  position: 'absolute',
  insetBlockEnd: '28px',
  left: '50%',
  transform: 'translateX(-50%)',
  padding: '2px 8px',
  borderRadius: '4px',
  fontSize: '14px',
  whiteSpace: 'nowrap',
  color: 'light-dark(#ffffff, #0f172a)',
  background: 'light-dark(#334155, #cbd5e1)',
  opacity: 0,
  transition: 'opacity 120ms',
  [`.${sliderClasses.thumb}:hover &, .${sliderClasses.active} &, .${sliderClasses.focusVisible} &`]:
    {
      opacity: 1,
    },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

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
