import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const papers = ['Glossy', 'Matte', 'Pearl'];

export default function MenuClick() {
  const [paper, setPaper] = React.useState('');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Dropdown>
        <MenuButton>Load paper</MenuButton>
        <Menu keepMounted>
          {papers.map((name) => (
            <MenuItem key={name} onClick={() => setPaper(name)}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Typography role="status">{paper && `${paper} paper is loaded.`}</Typography>
    </Stack>
  );
}
