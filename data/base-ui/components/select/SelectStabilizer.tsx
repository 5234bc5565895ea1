import * as React from 'react';
import { ListContext } from '@mui/base/useList';
import { useOption, useOptionContextStabilizer } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import { styled } from '@mui/system';

const bays = Array.from({ length: 40 }, (_, index) => `Bay ${index + 1}`);

interface BayProps {
  bay: string;
  onRender: () => void;
}

const BayRow = React.memo(function BayRow({ bay, onRender }: BayProps) {
  const { getRootProps, highlighted } = useOption({ value: bay, label: bay, disabled: false });
  React.useEffect(onRender);

  return (
    <Item {...getRootProps()} data-highlighted={highlighted || undefined}>
      {bay}
    </Item>
  );
});

function StableBay(props: BayProps) {
  const { contextValue } = useOptionContextStabilizer(props.bay);

  return (
    <ListContext.Provider value={contextValue}>
      <BayRow {...props} />
    </ListContext.Provider>
  );
}

export default function SelectStabilizer() {
  const id = React.useId();
  const renders = React.useRef(0);
  const lastHighlighted = React.useRef<string | null>(null);
  const [isStable, setIsStable] = React.useState(true);
  const [lastRenders, setLastRenders] = React.useState(0);
  // If this function changed in each render, all options would render again.
  const handleHighlightChange = React.useCallback((_event: unknown, bay: string | null) => {
    if (bay !== null && lastHighlighted.current !== null) {
      setLastRenders(renders.current);
    }
    lastHighlighted.current = bay;
    renders.current = 0;
  }, []);
  const { getButtonProps, getListboxProps, contextValue, open, value } = useSelect<string>({
    listboxId: `${id}-listbox`,
    onHighlightChange: handleHighlightChange,
  });
  const handleRender = React.useCallback(() => {
    renders.current += 1;
  }, []);
  const Bay = isStable ? StableBay : BayRow;

  return (
    <Field>
      <label>
        <input
          type="checkbox"
          checked={isStable}
          onChange={(event) => {
            setIsStable(event.target.checked);
            lastHighlighted.current = null;
          }}
        />{' '}
        Use the stabilizer
      </label>
      <Label id={`${id}-label`} htmlFor={id}>
        Loading bay
      </Label>
      <Anchor>
        <Trigger {...getButtonProps()} id={id}>
          {value ?? 'Any free bay'}
        </Trigger>
        <Listbox
          {...getListboxProps()}
          aria-labelledby={`${id}-label`}
          data-closed={!open || undefined}
        >
          <SelectProvider value={contextValue}>
            {bays.map((bay) => (
              <Bay key={bay} bay={bay} onRender={handleRender} />
            ))}
          </SelectProvider>
        </Listbox>
      </Anchor>
      <span>Options rendered by the last change: {lastRenders}</span>
    </Field>
  );
}

const Field = styled('div')({ display: 'grid', gap: 8, width: '100%', maxWidth: 280 });

const Label = styled('label')({ fontWeight: 600 });

const Anchor = styled('div')({ position: 'relative' });

const Trigger = styled('button')({
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: 6,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: 2 },
});

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInline: 0,
  zIndex: 1,
  maxHeight: 168,
  overflow: 'auto',
  margin: 0,
  padding: 4,
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: 6,
  listStyle: 'none',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  '&[data-closed]': { visibility: 'hidden' },
});

const Item = styled('li')({
  padding: '6px 10px',
  borderRadius: 4,
  cursor: 'default',
  outline: 0,
  '&[aria-selected="true"]': { fontWeight: 600 },
  '&[data-highlighted]': { boxShadow: 'inset 0 0 0 2px light-dark(#0d9488, #2dd4bf)' },
});
