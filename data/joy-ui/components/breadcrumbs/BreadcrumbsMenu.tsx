import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Dropdown from '@mui/joy/Dropdown';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';

const hidden = ['Charts', 'Baltic', 'Gulf of Bothnia'];

export default function BreadcrumbsMenu() {
  return (
    <Breadcrumbs aria-label="Breadcrumbs with a menu">
      <Link color="neutral" href="#menu">
        Map room
      </Link>
      <Dropdown>
        <MenuButton size="sm" variant="plain" aria-label="More levels">
          More
        </MenuButton>
        <Menu size="sm" component="div" keepMounted>
          {hidden.map((name) => (
            <MenuItem key={name} component="a" href="#menu">
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Typography aria-current="page">Sheet 51</Typography>
    </Breadcrumbs>
  );
}
