import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

const orders = [
  { value: 0, label: 'Stop' },
  { value: 25, label: 'Slow' },
  { value: 60, label: 'Half' },
  { value: 100, label: 'Full' },
];

export default function SliderRestricted() {
  return (
    <Panel>
      <Fader
        aria-label="Speed of the engine"
        defaultValue={25}
        getAriaValueText={(value) => orders.find((order) => order.value === value)?.label ?? ''}
        marks={orders}
        step={null}
      />
    </Panel>
  );
}

const Panel = styled('div')({ width: '100%', maxWidth: '320px' });

const Fader = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: '24px',
  marginInline: '12px',
  cursor: 'pointer',
  touchAction: 'none',
  marginBlockEnd: '28px',
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
  [`& .${sliderClasses.mark}`]: {
    position: 'absolute',
    insetBlockStart: '4px',
    width: '2px',
    height: '16px',
    marginInline: '-1px',
    background: 'light-dark(#64748b, #94a3b8)',
  },
  [`& .${sliderClasses.markLabel}`]: {
    position: 'absolute',
    insetBlockStart: '28px',
    transform: 'translateX(-50%)',
    fontSize: '14px',
    whiteSpace: 'nowrap',
  },
});
