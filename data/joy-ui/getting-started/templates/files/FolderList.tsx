import FolderRoundedIcon from '@mui/icons-material/FolderRounded';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import { FOLDERS, type Folder } from './archive';

interface FolderListProps {
  folder: Folder;
  onSelect: (folder: Folder) => void;
}

export default function FolderList({ folder, onSelect }: FolderListProps) {
  return (
    <Box component="nav" aria-label="Folders">
      <List sx={{ '--ListItem-radius': '8px', '--List-gap': '4px' }}>
        {FOLDERS.map((name) => (
          <ListItem key={name}>
            <ListItemButton
              component="button"
              selected={name === folder}
              aria-current={name === folder || undefined}
              onClick={() => onSelect(name)}
            >
              <ListItemDecorator>
                <FolderRoundedIcon />
              </ListItemDecorator>
              <ListItemContent sx={{ textAlign: 'start' }}>{name}</ListItemContent>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
