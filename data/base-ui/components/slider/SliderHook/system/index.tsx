import * as React from 'react';
import { useSlider } from '@mui/base/useSlider';
import { styled } from '@mui/system';

export default function SliderHook() {
  const [speed, setSpeed] = React.useState(8);
  const {
    getRootProps,
    getThumbProps,
    getHiddenInputProps,
    axisProps,
    trackLeap,
    focusedThumbIndex,
  } = useSlider({
    value: speed,
    min: 0,
    max: 20,
    onChange: (_event, value) => setSpeed(Number(value)),
  });

  return (
    <Gauge>
      <Bar {...getRootProps()}>
        <Fill style={axisProps.horizontal.leap(trackLeap)} />
        <Handle
          {...getThumbProps()}
          data-index={0}
          data-focus={focusedThumbIndex === 0}
          style={axisProps.horizontal.offset(trackLeap)}
        >
          <input
            {...getHiddenInputProps()}
            data-index={0}
            value={speed}
            aria-label="Speed in knots"
            aria-valuenow={speed}
          />
        </Handle>
      </Bar>
      <output>{speed} kn</output>
    </Gauge>
  );
}

const Gauge = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  width: '100%',
  maxWidth: '320px',
});

const Bar = styled('span')({
  position: 'relative',
  flex: '1',
  height: '32px',
  borderRadius: '8px',
  background: 'light-dark(#cbd5e1, #334155)',
  cursor: 'pointer',
  touchAction: 'none',
});

const Fill = styled('span')({
  position: 'absolute',
  insetBlock: '0',
  insetInlineStart: '0',
  borderRadius: '8px',
  background: 'light-dark(#115e59, #5eead4)',
});

const Handle = styled('span')({
  position: 'absolute',
  insetBlock: '-4px',
  width: '8px',
  translate: '-50% 0',
  borderRadius: '4px',
  background: 'light-dark(#0f172a, #f1f5f9)',
  '&[data-focus="true"]': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
