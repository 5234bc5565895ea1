import { Slider, sliderClasses } from '@mui/base/Slider';
import { styled } from '@mui/system';

export default function SliderVertical() {
  return (
    <Row>
      <Control orientation="vertical" aria-label="Water level in lock 1" defaultValue={70} />
      <Control
        orientation="vertical"
        aria-label="Water level in lock 2"
        defaultValue={40}
        track="inverted"
      />
      <Control
        orientation="vertical"
        aria-label="Water level in lock 3"
        defaultValue={20}
        track={false}
      />
    </Row>
  );
}

const Row = styled('div')({ display: 'flex', gap: '48px', height: '180px', paddingBlock: '10px' });

const Control = styled(Slider)({
  position: 'relative',
  display: 'block',
  width: '24px',
  height: '100%',
  cursor: 'pointer',
  touchAction: 'none',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    insetInlineStart: '10px',
    width: '4px',
    borderRadius: '4px',
  },
  [`& .${sliderClasses.rail}`]: {
    insetBlock: 0,
    background: 'light-dark(#94a3b8, #475569)',
  },
  [`& .${sliderClasses.track}`]: { background: 'light-dark(#115e59, #5eead4)' },
  [`&.${sliderClasses.trackInverted} .${sliderClasses.track}`]: {
    background: 'light-dark(#cbd5e1, #1e293b)',
  },
  [`&.${sliderClasses.trackFalse} .${sliderClasses.track}`]: { display: 'none' },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetInlineStart: '2px',
    width: '20px',
    height: '20px',
    translate: '0 50%',
    borderRadius: '50%',
    background: 'light-dark(#115e59, #5eead4)',
  },
  [`& .${sliderClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
