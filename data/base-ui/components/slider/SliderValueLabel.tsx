import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

export default function SliderValueLabel() {
  return (
    <Column>
      <Control
        aria-label="Water temperature"
        defaultValue={14}
        min={-2}
        max={30}
        slots={{ valueLabel: 'span' }}
        slotProps={{ valueLabel: { className: 'value', 'aria-hidden': true } }}
        valueLabelFormat={(value) => `${value} °C`}
        getAriaValueText={(value) => `${value} degrees Celsius`}
      />
    </Column>
  );
}

const Column = styled('div')({ width: '100%', maxWidth: '320px', paddingBlockStart: '24px' });

const Control = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: '24px',
  marginInline: '10px',
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    insetBlockStart: '10px',
    height: '4px',
    borderRadius: '4px',
  },
  [`& .${sliderClasses.rail}`]: {
    insetInline: 0,
    background: 'light-dark(#94a3b8, #475569)',
  },
  [`& .${sliderClasses.track}`]: { background: 'light-dark(#115e59, #5eead4)' },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: '2px',
    width: '20px',
    height: '20px',
    translate: '-50% 0',
    borderRadius: '50%',
    background: 'light-dark(#115e59, #5eead4)',
  },
  [`& .${sliderClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  '& .value': {
    position: 'absolute',
    insetBlockEnd: '24px',
    insetInline: '-40px',
    textAlign: 'center',
    fontSize: '14px',
    whiteSpace: 'nowrap',
  },
});
