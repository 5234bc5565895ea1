import * as React from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonGroupSplit() {
  const id = React.useId();
  const [group, setGroup] = React.useState<HTMLElement | null>(null);
  const [log, setLog] = React.useState('');

  const send = (vessel: string) => {
    setGroup(null);
    setLog(`${vessel} dispatched.`);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ButtonGroup variant="contained" aria-label="Send help">
        <Button onClick={() => send('Pilot boat')}>Send pilot boat</Button>
        <Button
          aria-label="Send another vessel"
          aria-haspopup="menu"
          aria-expanded={group !== null}
          aria-controls={group ? id : undefined}
          onClick={(event) => setGroup(event.currentTarget.parentElement)}
          sx={{ px: 0 }}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        id={id}
        open={group !== null}
        anchorEl={group}
        onClose={() => setGroup(null)}
        MenuListProps={{ 'aria-label': 'Send another vessel' }}
      >
        {['Tug', 'Fire boat', 'Lifeboat'].map((vessel) => (
          <MenuItem key={vessel} onClick={() => send(vessel)}>
            {vessel}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status">{log}</Typography>
    </Stack>
  );
}
