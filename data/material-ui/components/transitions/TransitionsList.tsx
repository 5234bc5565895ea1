import { useRef, useState } from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

const first = ['Barometer', 'Rain gauge', 'Sunshine recorder'];

export default function TransitionsList() {
  const [tools, setTools] = useState(first.map((name) => ({ name, leaving: false })));
  const back = useRef<HTMLButtonElement>(null);

  const leave = (name: string) => {
    setTools(tools.map((tool) => (tool.name === name ? { name, leaving: true } : tool)));
    back.current?.focus();
  };
  const remove = (name: string) => setTools((list) => list.filter((tool) => tool.name !== name));

  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      {tools.map(({ name, leaving }) => (
        <Collapse key={name} in={!leaving} onExited={() => remove(name)}>
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
            {name}
            <IconButton aria-label={`Remove ${name}`} onClick={() => leave(name)}>
              <DeleteIcon />
            </IconButton>
          </Stack>
        </Collapse>
      ))}
      <Button ref={back} onClick={() => setTools(first.map((name) => ({ name, leaving: false })))}>
        Restore all
      </Button>
    </Stack>
  );
}
