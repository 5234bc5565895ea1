import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const LOANS = [
  ['Ida Holm', 'The Salt Path, due on Monday'],
  ['Jon Rask', 'Bread, Wine, Chocolate: a slow story of taste and loss, overdue since May'],
] as const;

export default function ListTwoLines() {
  return (
    <List
      aria-label="Loans"
      sx={{ width: '100%', maxWidth: 320, '--ListItemDecorator-size': '56px' }}
    >
      {LOANS.map(([name, loan]) => (
        <ListItem key={name}>
          <ListItemDecorator>
            <Avatar aria-hidden>{name[0]}</Avatar>
          </ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm" noWrap>
              {loan}
            </Typography>
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
