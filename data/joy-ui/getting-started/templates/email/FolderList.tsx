import ArchiveRoundedIcon from '@mui/icons-material/ArchiveRounded';
import DeleteRoundedIcon from '@mui/icons-material/DeleteRounded';
import InboxRoundedIcon from '@mui/icons-material/InboxRounded';
import SendRoundedIcon from '@mui/icons-material/SendRounded';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import { FOLDERS, type Folder } from './letters';

const ICONS = {
  Inbox: <InboxRoundedIcon />,
  Sent: <SendRoundedIcon />,
  Archive: <ArchiveRoundedIcon />,
  Trash: <DeleteRoundedIcon />,
};

interface FolderListProps {
  folder: Folder;
  /** The number of new letters in the inbox. */
  newLetters: number;
  onSelect: (folder: Folder) => void;
}

export default function FolderList({ folder, newLetters, onSelect }: FolderListProps) {
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
              <ListItemDecorator>{ICONS[name]}</ListItemDecorator>
              <ListItemContent sx={{ textAlign: 'start' }}>{name}</ListItemContent>
              {name === 'Inbox' && newLetters > 0 && (
                <Typography component="span" sx={{ fontSize: 'sm', color: 'text.primary' }}>
                  {newLetters} new
                </Typography>
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
