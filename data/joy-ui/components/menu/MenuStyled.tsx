import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem, { menuItemClasses } from '@mui/joy/MenuItem';
import { styled } from '@mui/joy/styles';

const FilmItem = styled(MenuItem)(({ theme }) => ({
  borderInlineStart: '4px solid transparent',
  fontFamily: theme.vars.fontFamily.code,
  [`&.${menuItemClasses.focusVisible}, &:hover`]: {
    borderInlineStartColor: theme.vars.palette.primary[500],
  },
}));

export default function MenuStyled() {
  return (
    <Dropdown>
      <MenuButton>Film speed</MenuButton>
      <Menu keepMounted>
        <FilmItem>ISO 100</FilmItem>
        <FilmItem>ISO 400</FilmItem>
        <FilmItem>ISO 3200</FilmItem>
      </Menu>
    </Dropdown>
  );
}
