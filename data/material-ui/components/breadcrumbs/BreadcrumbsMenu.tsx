import { useId, useState } from 'react';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);

  return (
    <Breadcrumbs aria-label="Path to the portrait">
      <Link href="#basic-breadcrumbs">Record office</Link>
      <Box component="span">
        <IconButton
          size="small"
          aria-label="More levels"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="inherit" />
        </IconButton>
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          MenuListProps={{ id, component: 'div', 'aria-label': 'More levels' }}
        >
          {['Families', 'Pryce of Aldmoor', 'Photographs'].map((level) => (
            <MenuItem key={level} component="a" href="#menu-of-collapsed-items" onClick={close}>
              {level}
            </MenuItem>
          ))}
        </Menu>
      </Box>
      <Link href="#menu-of-collapsed-items">Album 3</Link>
      <Typography aria-current="page">Portrait at the gate</Typography>
    </Breadcrumbs>
  );
}
