import ListItem from '@mui/material/ListItem';
import List, { listClasses } from '@mui/material/List';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const PillList = styled(List)(({ theme }) => ({
  width: '100%',
  maxWidth: 280,
  [`&.${listClasses.padding}`]: { padding: 8 },
  [`& .${listItemButtonClasses.root}`]: {
    borderRadius: 24,
    marginBlock: 2,
  },
  [`& .${listItemButtonClasses.root}.${listItemButtonClasses.selected}`]: {
    color: '#fff',
    '&, &:hover, &:focus': { backgroundColor: '#1b4332' },
  },
  [`& .${listItemButtonClasses.focusVisible}`]: {
    outline: `2px solid ${(theme.vars ?? theme).palette.text.primary}`,
    outlineOffset: 2,
  },
}));

export default function ListStyled() {
  return (
    <PillList aria-label="Bays">
      {['Bay 1', 'Bay 2', 'Test stand'].map((bay) => (
        <ListItem key={bay} disablePadding>
          <ListItemButton selected={bay === 'Bay 2'} aria-current={bay === 'Bay 2'}>
            <ListItemText primary={bay} />
          </ListItemButton>
        </ListItem>
      ))}
    </PillList>
  );
}
