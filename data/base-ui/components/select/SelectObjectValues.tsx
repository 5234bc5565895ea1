import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

interface Room {
  code: string;
  seats: number;
}

const rooms: Room[] = [
  { code: 'Studio A', seats: 40 },
  { code: 'Studio B', seats: 12 },
  { code: 'Booth', seats: 2 },
];

export default function SelectObjectValues() {
  const id = React.useId();
  const [room, setRoom] = React.useState<Room | null>({ code: 'Studio B', seats: 12 });

  return (
    <div style={{ display: 'grid', gap: 8, width: '100%', maxWidth: 280 }}>
      <label id={`${id}-label`} htmlFor={id}>
        Room
      </label>
      <Select
        id={id}
        value={room}
        onChange={(_event, value) => setRoom(value)}
        areOptionsEqual={(a, b) => a.code === b.code}
        getOptionAsString={(option) => option.value.code}
        renderValue={() => room?.code}
        placeholder="No room"
        slots={slots}
        slotProps={{ listbox: { 'aria-labelledby': `${id}-label` }, popup: { offset: 4 } }}
      >
        {rooms.map((item) => (
          <Item key={item.code} value={item} label={item.code}>
            {item.code}, {item.seats} seats
          </Item>
        ))}
      </Select>
      <output>Seats: {room?.seats ?? 0}</output>
    </div>
  );
}

const Trigger = styled('button')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 280,
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: 6,
  font: 'inherit',
  textAlign: 'start',
  color: 'inherit',
  background: 'transparent',
});

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  width: 280,
  maxWidth: 'calc(100vw - 32px)',
  margin: 0,
  padding: 4,
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: 6,
  listStyle: 'none',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
});

const Popup = styled('div')({ zIndex: 1 });

const Item = styled(Option)({
  padding: '6px 10px',
  borderRadius: 4,
  cursor: 'default',
  outline: 0,
  [`&.${optionClasses.selected}`]: { fontWeight: 600 },
  [`&.${optionClasses.highlighted}`]: { boxShadow: 'inset 0 0 0 2px light-dark(#0d9488, #2dd4bf)' },
  [`&.${optionClasses.disabled}`]: { opacity: 0.6, textDecoration: 'line-through' },
});

const slots = { root: Trigger, listbox: Listbox, popup: Popup };
