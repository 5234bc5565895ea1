import { useRef, useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const laundry = ['Blanket 17', 'Blanket 18', 'Blanket 19'];

export default function AppBarSelection() {
  const title = useRef<HTMLParagraphElement>(null);
  const [blankets, setBlankets] = useState(laundry);
  const [chosen, setChosen] = useState<string[]>([]);

  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);

  // The pressed button leaves with the selection; the title stays and takes the focus.
  const clear = () => {
    setChosen([]);
    title.current?.focus();
  };

  const takeOff = () => {
    setBlankets(blankets.filter((name) => !chosen.includes(name)));
    clear();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static" component="div" color={chosen.length > 0 ? 'primary' : 'default'}>
        <Toolbar>
          {chosen.length > 0 && (
            <IconButton color="inherit" edge="start" aria-label="Clear selection" onClick={clear}>
              <CloseIcon />
            </IconButton>
          )}
          <Typography
            ref={title}
            tabIndex={-1}
            variant="h6"
            component="p"
            role="status"
            noWrap
            sx={{ flex: 1 }}
          >
            {chosen.length > 0 ? `${chosen.length} selected` : 'Laundry'}
          </Typography>
          {chosen.length > 0 && (
            <IconButton color="inherit" edge="end" aria-label="Remove from list" onClick={takeOff}>
              <DeleteIcon />
            </IconButton>
          )}
        </Toolbar>
      </AppBar>
      <Box sx={{ display: 'grid', p: 2 }}>
        {blankets.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox checked={chosen.includes(name)} onChange={() => toggle(name)} />}
          />
        ))}
      </Box>
    </Box>
  );
}
