import { useId, useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const filters = ['Open in winter', 'Meals served', 'Dogs welcome', 'Drinking water'];

export default function DrawerPanel() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(['Meals served']);
  const titleId = useId();

  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Filter huts ({chosen.length})
      </Button>
      <Drawer
        anchor="right"
        elevation={4}
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: 340 } },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2 }}>
          <Typography id={titleId} component="p" variant="h6" sx={{ flex: 1 }}>
            Filter huts
          </Typography>
          <IconButton aria-label="Close" edge="end" onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Box sx={{ display: 'grid', px: 2 }}>
          {filters.map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              control={<Switch checked={chosen.includes(name)} onChange={() => toggle(name)} />}
            />
          ))}
        </Box>
      </Drawer>
    </>
  );
}
