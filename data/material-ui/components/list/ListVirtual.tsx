import { useLayoutEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { List as VirtualList, type RowComponentProps } from 'react-window';

const kinds = ['Spoke', 'Bolt', 'Cable end', 'Washer', 'Nipple', 'Bearing ball'];
const parts = Array.from(
  { length: 5000 },
  (_, index) => `${kinds[(index * 5) % kinds.length]!} no. ${index + 1}`,
);

type RowProps = RowComponentProps<{ chosen: number; onChoose: (index: number) => void }>;

function Row({ index, style, ariaAttributes, chosen, onChoose }: RowProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      // The focused row is unmounted when a key scrolls it out of view.
      if (button && button === document.activeElement) {
        button.closest<HTMLElement>('[role="list"]')?.focus({ preventScroll: true });
      }
    };
  }, []);

  return (
    <ListItem component="div" disablePadding style={style} {...ariaAttributes}>
      <ListItemButton
        ref={ref}
        selected={index === chosen}
        aria-current={index === chosen}
        onClick={() => onChoose(index)}
      >
        <ListItemText primary={parts[index]} slotProps={{ primary: { noWrap: true } }} />
      </ListItemButton>
    </ListItem>
  );
}

export default function ListVirtual() {
  const [chosen, setChosen] = useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, border: 1, borderColor: 'divider' }}>
      <VirtualList
        aria-label="Small parts"
        tabIndex={-1}
        rowComponent={Row}
        rowCount={parts.length}
        rowHeight={48}
        rowProps={{ chosen, onChoose: setChosen }}
        style={{ height: 288 }}
      />
    </Box>
  );
}
