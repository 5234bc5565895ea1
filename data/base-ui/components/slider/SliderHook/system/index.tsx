import { useSlider, type UseSliderParameters } from '@mui/base/useSlider';
import { styled } from '@mui/system';

interface TankProps extends UseSliderParameters {
  label: string;
}

function Tank({ label, ...parameters }: TankProps) {
  const {
    active,
    axis,
    axisProps,
    dragging,
    focusedThumbIndex,
    getHiddenInputProps,
    getRootProps,
    getThumbProps,
    getThumbStyle,
    trackLeap,
    trackOffset,
    values,
  } = useSlider(parameters);
  const [value] = values;

  return (
    <Root {...getRootProps()} data-dragging={dragging || undefined}>
      <Fill
        style={{ ...axisProps[axis].offset(trackOffset), ...axisProps[axis].leap(trackLeap) }}
      />
      <Grip
        {...getThumbProps()}
        data-active={active === 0 || undefined}
        data-focus={focusedThumbIndex === 0 || undefined}
        style={{ ...axisProps[axis].offset(trackOffset + trackLeap), ...getThumbStyle(0) }}
      >
        {value}
        <input
          {...getHiddenInputProps()}
          data-index={0}
          aria-label={label}
          aria-valuenow={value}
          value={value}
        />
      </Grip>
    </Root>
  );
}

export default function SliderHook() {
  return (
    <Panel>
      <div aria-hidden>Fuel in the tank (tonnes)</div>
      <Tank label="Fuel in the tank (tonnes)" defaultValue={40} />
    </Panel>
  );
}

const Panel = styled('div')({ display: 'grid', gap: '8px', width: '100%', maxWidth: '320px' });

const Root = styled('div')({
  position: 'relative',
  height: '44px',
  marginInline: '24px',
  cursor: 'grab',
  touchAction: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '12px',
    insetInline: '-24px',
    boxSizing: 'border-box',
    border: '2px solid light-dark(#64748b, #94a3b8)',
    borderRadius: '6px',
  },
  '&[data-dragging]': { cursor: 'grabbing' },
});

const Fill = styled('div')({
  position: 'absolute',
  insetBlock: '18px',
  background: 'light-dark(#115e59, #5eead4)',
});

const Grip = styled('div')({
  position: 'absolute',
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: '44px',
  height: '44px',
  marginInline: '-22px',
  border: '2px solid light-dark(#115e59, #5eead4)',
  borderRadius: '8px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  '&[data-active]': { background: 'light-dark(#ccfbf1, #134e4a)' },
  '&[data-focus]': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
