import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function MenuVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Dropdown key={variant}>
          <MenuButton variant={variant} color="primary">
            {variant}
          </MenuButton>
          <Menu variant={variant} color="primary" keepMounted>
            <MenuItem>Dodge</MenuItem>
            <MenuItem>Burn</MenuItem>
            <MenuItem>Crop</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Stack>
  );
}
