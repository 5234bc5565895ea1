import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem, { listItemClasses } from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const FieldList = styled(List)(({ theme }) => ({
  width: '100%',
  maxWidth: 360,
  [`& .${listItemClasses.root}`]: {
    borderInlineStart: '4px solid transparent',
    [`&:has(.${checkboxClasses.checked})`]: {
      borderInlineStartColor: (theme.vars ?? theme).palette.secondary.main,
      backgroundColor: (theme.vars ?? theme).palette.action.hover,
    },
  },
}));

const BOOKS = ['Grasses in winter', 'Songs of the marsh', 'Tracks in mud'];

export default function TransferListLook() {
  return (
    <FieldList aria-label="Field guides to pack">
      {BOOKS.map((book) => (
        <ListItem key={book} divider>
          <FormControlLabel
            label={book}
            control={
              <Checkbox
                disableRipple
                color="secondary"
                defaultChecked={book === BOOKS[1]}
                icon={<BookmarkBorderIcon />}
                checkedIcon={<BookmarkIcon />}
                sx={{
                  [`&.${checkboxClasses.root}`]: { py: 0.5 },
                  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -4 },
                }}
              />
            }
          />
        </ListItem>
      ))}
    </FieldList>
  );
}
