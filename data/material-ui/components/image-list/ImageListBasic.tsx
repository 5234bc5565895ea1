import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { prints } from './prints';

export default function ImageListBasic() {
  return (
    <ImageList cols={3} rowHeight={140} sx={{ width: '100%', maxWidth: 520, m: 0 }}>
      {prints.slice(0, 6).map(({ title, src, alt }) => (
        <ImageListItem key={title} sx={{ '& img': { minHeight: 0 } }}>
          <img src={src} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
