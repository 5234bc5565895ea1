import * as React from 'react';
import Button from '@mui/joy/Button';
import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

interface Actions {
  dispatch: (action: unknown) => void;
  resetHighlight: () => void;
}

export default function MenuActions() {
  const actionsRef = React.useRef<Actions>(null);
  const [count, setCount] = React.useState(2);
  const [registered, setRegistered] = React.useState(0);
  const onItemsChange = React.useCallback((items: string[]) => setRegistered(items.length), []);

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <MenuList
        aria-label="Chemicals"
        actions={actionsRef}
        onItemsChange={onItemsChange}
        sx={{ width: 160 }}
      >
        {['Developer', 'Stop bath', 'Fixer'].slice(0, count).map((name) => (
          <MenuItem key={name}>{name}</MenuItem>
        ))}
      </MenuList>
      <Stack spacing={1}>
        <Button variant="soft" onClick={() => setCount(count === 3 ? 2 : 3)}>
          {count === 3 ? 'Remove the fixer' : 'Add the fixer'}
        </Button>
        <Button variant="soft" onClick={() => actionsRef.current?.resetHighlight()}>
          Back to the first item
        </Button>
        <Typography role="status">{registered} items</Typography>
      </Stack>
    </Stack>
  );
}
