import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select, type SelectRootSlotProps } from '@mui/base/Select';
import './styles.css';

const couriers = ['Bicycle', 'Van', 'Night boat'];

const ChevronTrigger = React.forwardRef<HTMLButtonElement, SelectRootSlotProps<string, false>>(
  function ChevronTrigger({ ownerState, children, ...props }, ref) {
    return (
      <button {...props} ref={ref}>
        <span>{children}</span>
        <svg
          className="select-custom-trigger-chevron"
          aria-hidden
          data-open={ownerState.open || undefined}
          width="16"
          height="16"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="M3 6l5 5 5-5" />
        </svg>
      </button>
    );
  },
);

export default function SelectCustomTrigger() {
  const id = React.useId();

  return (
    <div className="select-custom-trigger-field">
      <label className="select-custom-trigger-label" id={`${id}-label`} htmlFor={id}>
        Courier
      </label>
      <Select
        id={id}
        placeholder="Choose a courier"
        slots={{ root: ChevronTrigger }}
        slotProps={{
          root: { className: 'select-custom-trigger-trigger' },
          listbox: { className: 'select-custom-trigger-listbox', 'aria-labelledby': `${id}-label` },
          popup: { className: 'select-custom-trigger-popup', offset: 4 },
        }}
      >
        {couriers.map((courier) => (
          <Option className="select-custom-trigger-item" key={courier} value={courier}>
            {courier}
          </Option>
        ))}
      </Select>
    </div>
  );
}
