import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const grades = ['Grade 1, soft', 'Grade 2, normal', 'Grade 3, hard'];

export default function MenuSelected() {
  const [selected, setSelected] = React.useState(grades[1]);

  return (
    <Dropdown>
      <MenuButton>Contrast: {selected}</MenuButton>
      <Menu keepMounted>
        {grades.map((grade) => (
          <MenuItem
            key={grade}
            role="menuitemradio"
            aria-checked={grade === selected}
            selected={grade === selected}
            onClick={() => setSelected(grade)}
          >
            {grade}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
