import type { Ref } from 'react';
import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import type { Thread } from './threads';

interface ThreadListProps {
  listRef: Ref<HTMLUListElement>;
  threads: readonly Thread[];
  /** The ids of the threads that have been opened. */
  read: readonly string[];
  selected: string;
  onSelect: (id: string) => void;
}

export default function ThreadList({
  listRef,
  threads,
  read,
  selected,
  onSelect,
}: ThreadListProps) {
  return (
    <List ref={listRef} sx={{ '--ListItem-radius': '8px', '--List-gap': '4px' }}>
      {threads.map(({ id, name, unread, messages }) => (
        <ListItem key={id}>
          <ListItemButton
            component="button"
            selected={id === selected}
            aria-current={id === selected || undefined}
            onClick={() => onSelect(id)}
          >
            <ListItemDecorator>
              <Avatar size="sm" aria-hidden="true">
                {name[0]}
              </Avatar>
            </ListItemDecorator>
            <ListItemContent sx={{ textAlign: 'start', minWidth: 0 }}>
              <Typography level="title-sm">{name}</Typography>
              <Typography noWrap sx={{ fontSize: 'sm', color: 'text.primary' }}>
                {messages.at(-1)?.text}
              </Typography>
            </ListItemContent>
            {unread > 0 && !read.includes(id) && (
              <Chip size="sm" variant="solid" color="primary">
                {unread} new
              </Chip>
            )}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
