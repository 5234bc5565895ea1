import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';
import type { Letter } from './letters';

interface LetterListProps {
  label: string;
  letters: readonly Letter[];
  selected: string | null;
  onSelect: (id: string) => void;
}

export default function LetterList({ label, letters, selected, onSelect }: LetterListProps) {
  return (
    <List aria-label={label} sx={{ '--ListItem-radius': '8px', '--List-gap': '4px' }}>
      {letters.map(({ id, folder, from, to, subject, date, isNew }) => (
        <ListItem key={id}>
          <ListItemButton
            component="button"
            selected={id === selected}
            aria-current={id === selected || undefined}
            onClick={() => onSelect(id)}
          >
            <ListItemContent sx={{ textAlign: 'start', minWidth: 0 }}>
              <Typography noWrap sx={{ fontSize: 'sm', color: 'text.primary' }}>
                {folder === 'Sent' ? `To ${to}` : from}
              </Typography>
              <Typography level="title-sm" sx={{ overflowWrap: 'anywhere' }}>
                {subject}
              </Typography>
              <Typography sx={{ fontSize: 'sm', color: 'text.primary' }}>{date}</Typography>
            </ListItemContent>
            {isNew && (
              <Chip size="sm" variant="solid" color="primary">
                New
              </Chip>
            )}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
