import { useId, useState } from 'react';
import LanguageIcon from '@mui/icons-material/Language';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const greetings = { Deutsch: 'Gute Nacht', Italiano: 'Buona notte', Polski: 'Dobranoc' };
type Language = keyof typeof greetings;
const languages: Language[] = ['Deutsch', 'Italiano', 'Polski'];

export default function AppBarMenu() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [language, setLanguage] = useState<Language>('Italiano');
  const open = Boolean(anchorEl);
  const menuId = useId();

  const choose = (next: Language) => {
    setLanguage(next);
    setAnchorEl(null);
  };

  return (
    <AppBar position="static" component="div">
      <Toolbar>
        <Typography variant="h6" component="p" noWrap sx={{ flex: 1 }}>
          {greetings[language]}
        </Typography>
        <IconButton
          color="inherit"
          edge="end"
          aria-label="Language"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={(event) => setAnchorEl(event.currentTarget)}
        >
          <LanguageIcon />
        </IconButton>
        <Menu
          anchorEl={anchorEl}
          open={open}
          onClose={() => setAnchorEl(null)}
          MenuListProps={{ id: menuId, 'aria-label': 'Language' }}
        >
          {languages.map((name) => (
            <MenuItem
              key={name}
              role="menuitemradio"
              aria-checked={name === language}
              selected={name === language}
              onClick={() => choose(name)}
            >
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
