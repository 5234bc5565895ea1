import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { List, type RowComponentProps } from 'react-window';

const ROW = 40;
const WORKS = ['Cantata', 'Concerto', 'Mass', 'Overture', 'Partita', 'Quartet', 'Sonata', 'Suite'];
const CALL_NUMBERS = Array.from(
  { length: 6000 },
  (_, n) => `${WORKS[n % WORKS.length]} ${String(n + 1).padStart(4, '0')}`,
);

type Option = React.ReactElement<React.HTMLAttributes<HTMLLIElement>>;

function Row({ ariaAttributes, index, style, items }: RowComponentProps<{ items: Option[] }>) {
  return React.cloneElement(items[index]!, {
    ...ariaAttributes,
    role: 'option',
    // Autocomplete scrolls to offsetTop, which ignores transforms.
    style: { ...style, transform: 'none', top: index * ROW },
  });
}

type ListboxProps = Omit<React.HTMLAttributes<HTMLDivElement>, 'onResize'>;

const VirtualListbox = React.forwardRef<HTMLDivElement, ListboxProps>(function VirtualListbox(
  { children, ...listbox },
  ref,
) {
  const items = React.Children.toArray(children).filter((child) =>
    React.isValidElement<React.HTMLAttributes<HTMLLIElement>>(child),
  );
  const selected = items.findIndex((item) => item.props['aria-selected']);

  return (
    <div ref={ref}>
      <List
        {...listbox}
        rowComponent={Row}
        rowCount={items.length}
        rowHeight={ROW}
        rowProps={{ items }}
        overscanCount={6}
        defaultScrollOffset={Math.max(0, selected) * ROW}
        style={{ height: Math.min(8, items.length) * ROW, maxHeight: '40vh', padding: 0 }}
      />
    </div>
  );
});

export default function AutocompleteVirtualized() {
  return (
    <Autocomplete
      disableListWrap
      handleHomeEndKeys={false}
      options={CALL_NUMBERS}
      onKeyDown={(event) => {
        const input = event.currentTarget.querySelector('[aria-expanded="true"]');
        if (event.key === 'ArrowUp' && input && !input.getAttribute('aria-activedescendant')) {
          // Without a highlighted option, the key would move to the last option.
          event.defaultMuiPrevented = true;
          event.preventDefault();
        }
      }}
      slotProps={{ listbox: { component: VirtualListbox } }}
      renderInput={(params) => <TextField {...params} label="Call number (6,000 options)" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
