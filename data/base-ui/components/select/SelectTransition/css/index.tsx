import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select, type SelectListboxSlotProps } from '@mui/base/Select';
import { CssTransition } from '@mui/base/Transitions';
import './styles.css';

const movements = ['Slow movement', 'Scherzo', 'Finale', 'Encore'];

const FadingListbox = React.forwardRef<HTMLUListElement, SelectListboxSlotProps<string, false>>(
  function FadingListbox({ ownerState: _ownerState, ...props }, ref) {
    return (
      <CssTransition
        className="select-transition-fade"
        enterClassName="select-transition-open"
        exitClassName="select-transition-closed"
        lastTransitionedPropertyOnExit="opacity"
      >
        <ul {...props} ref={ref} />
      </CssTransition>
    );
  },
);

export default function SelectTransition() {
  const id = React.useId();

  return (
    <div className="select-transition-field">
      <label className="select-transition-label" id={`${id}-label`} htmlFor={id}>
        Next take
      </label>
      <Select
        id={id}
        placeholder="Choose a movement"
        slots={{ listbox: FadingListbox }}
        slotProps={{
          root: { className: 'select-transition-trigger' },
          listbox: { className: 'select-transition-listbox', 'aria-labelledby': `${id}-label` },
          popup: { className: 'select-transition-popup', offset: 4 },
        }}
      >
        {movements.map((movement) => (
          <Option className="select-transition-item" key={movement} value={movement}>
            {movement}
          </Option>
        ))}
      </Select>
    </div>
  );
}
