CREATE TABLE "asset" (
	"address" text PRIMARY KEY NOT NULL,
	"brand_id" integer NOT NULL,
	"uploaded_by" integer,
	"purpose" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_favorite" (
	"brand_id" integer NOT NULL,
	"favorite_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_favorite_brand_id_favorite_id_pk" PRIMARY KEY("brand_id","favorite_id")
);
--> statement-breakpoint
CREATE TABLE "terms_acceptance" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_acceptance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_id" integer NOT NULL,
	"version" integer NOT NULL,
	"user_id" integer,
	"impersonator_id" integer,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "terms_acceptance_once" UNIQUE("brand_id","version")
);
--> statement-breakpoint
CREATE TABLE "partnership" (
	"brand_a" integer NOT NULL,
	"brand_b" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "partnership_brand_a_brand_b_pk" PRIMARY KEY("brand_a","brand_b"),
	CONSTRAINT "partnership_order" CHECK ("partnership"."brand_a" < "partnership"."brand_b")
);
--> statement-breakpoint
ALTER TABLE "brand" DROP CONSTRAINT "brand_accountName_unique";--> statement-breakpoint
ALTER TABLE "brand" DROP CONSTRAINT "brand_websiteHost_unique";--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "name_key" text;--> statement-breakpoint
-- Close enough to domain/brands/brand-name-key for the names that exist before this migration.
UPDATE "brand" SET "name_key" = lower("account_name");--> statement-breakpoint
ALTER TABLE "brand" ALTER COLUMN "name_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "payment_method" text;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "pending_preferred_terms_plan" text;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "income_data" jsonb;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "content_samples" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "hosted_campaigns" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "total_campaigns" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "campaigns_last_90_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "avg_entries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "rating_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_uploaded_by_app_user_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_favorite" ADD CONSTRAINT "brand_favorite_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_favorite" ADD CONSTRAINT "brand_favorite_favorite_id_brand_id_fk" FOREIGN KEY ("favorite_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptance" ADD CONSTRAINT "terms_acceptance_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptance" ADD CONSTRAINT "terms_acceptance_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptance" ADD CONSTRAINT "terms_acceptance_impersonator_id_app_user_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership" ADD CONSTRAINT "partnership_brand_a_brand_id_fk" FOREIGN KEY ("brand_a") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership" ADD CONSTRAINT "partnership_brand_b_brand_id_fk" FOREIGN KEY ("brand_b") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_brand_idx" ON "asset" USING btree ("brand_id","created_at");--> statement-breakpoint
CREATE INDEX "brand_favorite_favorite_idx" ON "brand_favorite" USING btree ("favorite_id");--> statement-breakpoint
CREATE INDEX "partnership_brand_b_idx" ON "partnership" USING btree ("brand_b");--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_name_key" UNIQUE("name_key");--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_website_host" UNIQUE("website_host");