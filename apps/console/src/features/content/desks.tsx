import { ContentDesk } from './content-desk.tsx';
import { GOODS } from './goods-kind.ts';
import { BANNERS, HELP, NOTICES, POSTS, RESOURCES, TERMS } from './kinds.ts';

export const NoticesDesk = () => <ContentDesk key="notices" kind={NOTICES} />;
export const HelpDesk = () => <ContentDesk key="help" kind={HELP} />;
export const TermsDesk = () => <ContentDesk key="terms" kind={TERMS} />;
export const PostsDesk = () => <ContentDesk key="posts" kind={POSTS} />;
export const BannersDesk = () => <ContentDesk key="banners" kind={BANNERS} />;
export const ResourcesDesk = () => <ContentDesk key="resources" kind={RESOURCES} />;
export const GoodsDesk = () => <ContentDesk key="goods" kind={GOODS} />;
